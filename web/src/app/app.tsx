import type { ReactElement } from 'react'
import { BrowserRouter, Outlet, Route, Routes } from 'react-router-dom'
import { paths } from '../addresses/paths'
import { useLanguage } from '../i18n/use-language'
import { ButtonLink } from '../ui/button-link'
import { Main } from '../ui/main'
import { PageHeader } from '../ui/page-header'
import { pageTitle } from '../ui/page-title'
import { AppFrame } from './app-frame'
import { HomeScreen } from './home-screen'
import { LateTabs } from './late-tabs'
import { PublicShell } from './public-shell'
import { RecordFrame } from './record-frame'
import { RequireAccount, RequireRecord } from './require-session'
import { ROUTE_TABLE, type ScreenRow } from './route-table'
import { screenOf } from './screens'
import { appTexts } from './texts'

// This router has no loaders, because their data comes from the device's own database here. It is 18 KB
// (gzip) smaller than createBrowserRouter.
export function App() {
  // Texts are read while a screen is drawn, so a switch draws everything again.
  useLanguage()
  return (
    <BrowserRouter>
      <AppFrame>
        <AppRoutes />
      </AppFrame>
    </BrowserRouter>
  )
}

const texts = appTexts.errors

type Path = keyof typeof ROUTE_TABLE

// Functions, because React does not draw the same element again, and a switch of the language has to.
const CHOSEN: Partial<Record<Path, () => ReactElement>> = {
  [paths.home]: () => <HomeScreen />,
  // These two write to the record that is shown, whether it is new or not.
  [paths.start]: () => <RecordFrame>{shown(paths.start)}</RecordFrame>,
  [paths.restore]: () => <RecordFrame>{shown(paths.restore)}</RecordFrame>,
  [paths.alerts]: () => <RecordFrame>{shown(paths.alerts)}</RecordFrame>,
  // Its own header comes before the tabs.
  [paths.dashboard]: () => shown(paths.dashboard),
}

const publicFrame = () => (
  <PublicShell>
    <Outlet />
  </PublicShell>
)

const recordFrame = () => (
  <RecordFrame>
    <Outlet />
  </RecordFrame>
)

const withTabs = (path: Path) => (
  <>
    <LateTabs />
    {shown(path)}
  </>
)

export function AppRoutes() {
  return (
    <Routes>
      <Route element={<Outlet />}>{routesOf('everyone', 'own')}</Route>
      <Route element={<RequireRecord>{recordFrame()}</RequireRecord>}>
        {routesOf('record', 'own')}
      </Route>
      <Route element={<RequireAccount>{publicFrame()}</RequireAccount>}>
        {routesOf('account', 'public')}
      </Route>
      <Route element={publicFrame()}>
        {routesOf('everyone', 'public')}
        <Route path="*" element={<NotFoundScreen />} />
      </Route>
    </Routes>
  )
}

function routesOf(isFor: ScreenRow['isFor'], frame: ScreenRow['frame']): ReactElement[] {
  const all = Object.keys(ROUTE_TABLE) as Path[] // The keys have this type.
  const draw = isFor === 'record' ? withTabs : shown
  return all
    .filter(path => ROUTE_TABLE[path].isFor === isFor && ROUTE_TABLE[path].frame === frame)
    .map(path => <Route key={path} path={path} element={CHOSEN[path]?.() ?? draw(path)} />)
}

function shown(path: Path): ReactElement {
  const Screen = screenOf(path)
  return <Screen />
}

function NotFoundScreen() {
  return (
    <Main>
      <title>{pageTitle(texts.notFound)}</title>
      <PageHeader title={texts.notFound} lead={texts.notFoundLead} />
      <ButtonLink to={paths.home}>{texts.toStart}</ButtonLink>
    </Main>
  )
}
