import { Navigate, Outlet, Route, Routes } from 'react-router-dom'
import { paths, shownCodePath } from '../http/paths'
import { HomeScreen } from './home-screen'
import { NotFoundScreen } from './not-found-screen'
import { PublicShell } from './public-shell'
import { RequireSession } from './require-session'
import {
  AdminScreen,
  AuthScreen,
  BetaScreen,
  BetaSuccessScreen,
  CheckoutScreen,
  ConfirmEmailScreen,
  DashboardScreen,
  DonateScreen,
  DonationSuccessScreen,
  DonationsScreen,
  DrillScreen,
  GuestDonateScreen,
  LandingScreen,
  OwnerPanelScreen,
  PaymentOptionsScreen,
  PricingScreen,
  PrintScreen,
  ResponderScreen,
  ScanScreen,
  ScrollTestScreen,
  ShopScreen,
  ShopSuccessScreen,
  SubscribeScreen,
  SummaryScreen,
  TeamScreen,
} from './screens'

const publicShell = (
  <PublicShell>
    <Outlet />
  </PublicShell>
)

const onlySignedIn = (
  <RequireSession>
    <Outlet />
  </RequireSession>
)

/** A screen is one line here, one in `screens.ts` and one in `http/paths.ts`. */
export function AppRoutes() {
  return (
    <Routes>
      <Route path={paths.home} element={<HomeScreen />} />
      <Route path={paths.responder} element={<ResponderScreen />} />
      <Route element={onlySignedIn}>
        <Route path={paths.dashboard} element={<DashboardScreen />} />
        <Route path={paths.code} element={<Navigate to={shownCodePath} replace />} />
        <Route path={paths.print} element={<PrintScreen />} />
        <Route path={paths.summary} element={<SummaryScreen />} />
        <Route path={paths.drill} element={<DrillScreen />} />
      </Route>
      <Route element={onlySignedIn}>
        <Route element={publicShell}>
          <Route path={paths.subscribe} element={<SubscribeScreen />} />
          <Route path={paths.donations} element={<DonationsScreen />} />
        </Route>
      </Route>
      <Route element={publicShell}>
        <Route path={paths.donate} element={<DonateScreen />} />
        <Route path={paths.donateAsGuest} element={<GuestDonateScreen />} />
        <Route path={paths.checkout} element={<CheckoutScreen />} />
        <Route path={paths.donationSuccess} element={<DonationSuccessScreen />} />
        <Route path={paths.pricing} element={<PricingScreen />} />
        <Route path={paths.paymentOptions} element={<PaymentOptionsScreen />} />
        <Route path={paths.welcome} element={<LandingScreen />} />
        <Route path={paths.auth} element={<AuthScreen />} />
        <Route path={paths.confirmEmail} element={<ConfirmEmailScreen />} />
        <Route path={paths.scan} element={<ScanScreen />} />
        <Route path={paths.shop} element={<ShopScreen />} />
        <Route path={paths.shopSuccess} element={<ShopSuccessScreen />} />
        <Route path={paths.beta} element={<BetaScreen />} />
        <Route path={paths.betaTest} element={<BetaScreen />} />
        <Route path={paths.betaSuccess} element={<BetaSuccessScreen />} />
        <Route path={paths.admin} element={<AdminScreen />} />
        <Route path={paths.ownerPanel} element={<OwnerPanelScreen />} />
        <Route path={paths.team} element={<TeamScreen />} />
        <Route path={paths.scrollTest} element={<ScrollTestScreen />} />
        <Route path="*" element={<NotFoundScreen />} />
      </Route>
    </Routes>
  )
}
