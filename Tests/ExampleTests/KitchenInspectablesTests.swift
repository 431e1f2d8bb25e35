import Foundation
import Kitchens
import LiferayScreens
import TestSupport
import Testing

/// The inspectable properties of the generated Kitchen Screenlet, set by the XIB of an app.
@MainActor @Suite(.usesAppState) struct KitchenInspectablesTests {

  @Test func `a XIB sets an inspectable of every type, and the theme`() throws {
    let screenlet = try screenlet(
      """
      <userDefinedRuntimeAttribute type="string" keyPath="themeName" value="dark"/>
      <userDefinedRuntimeAttribute type="boolean" keyPath="isMetric" value="NO"/>
      <userDefinedRuntimeAttribute type="number" keyPath="servings"><integer key="value" value="6"/></userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="number" keyPath="columns"><integer key="value" value="3"/></userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="number" keyPath="folderId"><integer key="value" value="30200"/></userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="number" keyPath="zoom"><real key="value" value="0.5"/></userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="number" keyPath="ovenHeat"><real key="value" value="220.5"/></userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="number" keyPath="cornerRadius"><integer key="value" value="4"/></userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="string" keyPath="ratesAddress" value="http://localhost/rates"/>
      <userDefinedRuntimeAttribute type="string" keyPath="motto" value="Salt last"/>
      <userDefinedRuntimeAttribute type="point" keyPath="origin"><point key="value" x="1" y="2"/></userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="size" keyPath="plateSize"><size key="value" width="3" height="4"/></userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="rect" keyPath="tableArea"><rect key="value" x="1" y="2" width="3" height="4"/></userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="color" keyPath="accent"><color key="value" red="1" green="0.0" blue="0.0" alpha="1"/></userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="image" keyPath="logo" value="logo"/>
      """)
    #expect(screenlet.screenletView is KitchenScreenletView_dark)
    #expect(!screenlet.isMetric)
    #expect(screenlet.servings == 6)
    #expect(screenlet.columns == 3)
    #expect(screenlet.folderId == 30200)
    #expect(screenlet.zoom == 0.5)
    #expect(screenlet.ovenHeat == 220.5)
    #expect(screenlet.cornerRadius == 4)
    #expect(screenlet.ratesAddress == "http://localhost/rates")
    #expect(screenlet.motto == "Salt last")
    #expect(screenlet.origin == CGPoint(x: 1, y: 2))
    #expect(screenlet.plateSize == CGSize(width: 3, height: 4))
    #expect(screenlet.tableArea == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(screenlet.accent == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(screenlet.logo?.size == CGSize(width: 20, height: 10))
  }

  @Test func `what a XIB does not set is as the spec has it`() throws {
    let screenlet = try screenlet("")
    #expect(screenlet.screenletView is KitchenScreenletView_default)
    #expect(screenlet.isMetric)
    #expect(screenlet.servings == 4)
    #expect(screenlet.columns == 2)
    #expect(screenlet.folderId == 0)
    #expect(screenlet.zoom == 1.5)
    #expect(screenlet.ovenHeat == 180)
    #expect(screenlet.cornerRadius == 8)
    #expect(screenlet.ratesAddress == "https://example.com/rates.json")
    #expect(screenlet.motto == nil)
    #expect(screenlet.origin == .zero)
    #expect(screenlet.plateSize == .zero)
    #expect(screenlet.tableArea == .zero)
    #expect(screenlet.accent == nil)
    #expect(screenlet.logo == nil)
  }

  /// The Screenlet in a XIB of an app, with those user-defined runtime attributes.
  private func screenlet(_ attributes: String) throws -> KitchenScreenlet {
    let xib = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
        <objects>
          <view id="k1" customClass="KitchenScreenlet" customModule="Kitchens">
            <rect key="frame" x="0" y="0" width="320" height="480"/>
            <userDefinedRuntimeAttributes>\(attributes)</userDefinedRuntimeAttributes>
          </view>
        </objects>
        <resources><image name="logo" width="20" height="10"/></resources>
      </document>
      """
    let nib = UINib(data: Data(xib.utf8), fileName: "App.xib")
    return try #require(nib.instantiate(withOwner: nil).first as? KitchenScreenlet)
  }
}
