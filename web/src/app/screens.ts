import { type ComponentType, lazy } from 'react'
import { KeptOnServer } from './kept-on-server'

// Each screen's code comes when it is first wanted; the service worker keeps all of it for offline.
export const DashboardScreen = lazyScreen(async () => {
  return (await import('./dashboard/dashboard-screen')).DashboardScreen
})
const loadLanding = async () => (await import('../features/landing/landing-screen')).LandingScreen
export const LandingScreen = lazyScreen(loadLanding)
/** Asked for while the server is asked who is here: the two need not wait for each other. */
export const preloadLanding = (): void => void loadLanding().catch(() => undefined)
export const AuthScreen = lazyScreen(async () => {
  return (await import('../features/auth/auth-screen')).AuthScreen
})
export const ConfirmEmailScreen = lazyScreen(async () => {
  const confirming = await online(import('../features/auth/confirm-email-screen'))
  return confirming?.ConfirmEmailScreen ?? KeptOnServer
})
export const PrintScreen = lazyScreen(async () => {
  return (await import('../features/print/print-screen')).PrintScreen
})
export const SummaryScreen = lazyScreen(async () => {
  return (await import('../features/account/summary-screen')).SummaryScreen
})
export const ResponderScreen = lazyScreen(async () => {
  return (await import('../features/responder/responder-screen')).ResponderScreen
})
export const ScanScreen = lazyScreen(async () => {
  return (await import('./scanning/scan-screen')).ScanScreen
})
export const DrillScreen = lazyScreen(async () => {
  return (await import('./scanning/drill-screen')).DrillScreen
})
export const ShopScreen = lazyScreen(async () => {
  return (await import('../features/shop/shop-screen')).ShopScreen
})
export const ShopSuccessScreen = lazyScreen(async () => {
  return (await import('../features/shop/shop-success-screen')).ShopSuccessScreen
})
export const BetaScreen = lazyScreen(async () => {
  return (await import('../features/beta/beta-screen')).BetaScreen
})
export const BetaSuccessScreen = lazyScreen(async () => {
  return (await import('../features/beta/beta-success-screen')).BetaSuccessScreen
})
export const AdminScreen = lazyScreen(async () => {
  return (await online(import('../features/admin/admin-screen')))?.AdminScreen ?? KeptOnServer
})
export const OwnerPanelScreen = lazyScreen(async () => {
  const panel = await online(import('../features/admin/owner-panel-screen'))
  return panel?.OwnerPanelScreen ?? KeptOnServer
})
export const TeamScreen = lazyScreen(async () => {
  return (await import('../features/team/team-screen')).TeamScreen
})
export const ScrollTestScreen = lazyScreen(async () => {
  const scroll = await online(import('../features/team/scroll-test-screen'))
  return scroll?.ScrollTestScreen ?? KeptOnServer
})
export const DonateScreen = lazyScreen(async () => {
  return (await import('../features/donate/donate-screen')).DonateScreen
})
export const GuestDonateScreen = lazyScreen(async () => {
  return (await import('../features/donate/guest-donate-screen')).GuestDonateScreen
})
export const DonationSuccessScreen = lazyScreen(async () => {
  return (await import('../features/donate/donation-success-screen')).DonationSuccessScreen
})
export const DonationsScreen = lazyScreen(async () => {
  const donations = await online(import('../features/donations/donations-screen'))
  return donations?.DonationsScreen ?? KeptOnServer
})
export const CheckoutScreen = lazyScreen(async () => {
  return (await import('../features/checkout/checkout-screen')).CheckoutScreen
})
export const SubscribeScreen = lazyScreen(async () => {
  const subscribe = await online(import('../features/checkout/subscribe-screen'))
  return subscribe?.SubscribeScreen ?? KeptOnServer
})
export const PricingScreen = lazyScreen(async () => {
  return (await import('../features/pricing/pricing-screen')).PricingScreen
})
export const PaymentOptionsScreen = lazyScreen(async () => {
  return (await import('../features/payment-options/payment-options-screen')).PaymentOptionsScreen
})

/** Of screens that are nothing without the server: the phone does not keep them (vite.config.ts). */
const online = <Module>(module: Promise<Module>): Promise<Module | undefined> =>
  module.catch(() => undefined)

function lazyScreen(load: () => Promise<ComponentType>) {
  return lazy(async () => ({ default: await load() }))
}
