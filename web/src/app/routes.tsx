import type { ReactElement } from 'react'
import { Navigate, Outlet, Route, Routes } from 'react-router-dom'
import { paths, shownCodePath } from '../addresses/paths'
import { ButtonLink } from '../ui/button-link'
import { Main } from '../ui/main'
import { PageHeader } from '../ui/page-header'
import { pageTitle } from '../ui/page-title'
import { HomeScreen } from './home-screen'
import { PublicShell } from './public-shell'
import { RecordFrame } from './record-frame'
import { RequireAccount, RequireRecord } from './require-session'
import { ROUTE_TABLE, type ScreenRow } from './route-table'
import { screenOf } from './screens'

type Path = keyof typeof ROUTE_TABLE

const CHOSEN: Partial<Record<Path, ReactElement>> = {
  [paths.home]: <HomeScreen />,
  // These two write to the record that is shown, whether it is new or not.
  [paths.start]: <RecordFrame>{shown(paths.start)}</RecordFrame>,
  [paths.restore]: <RecordFrame>{shown(paths.restore)}</RecordFrame>,
  [paths.alerts]: <RecordFrame>{shown(paths.alerts)}</RecordFrame>,
  [paths.code]: <Navigate to={shownCodePath} replace />,
}

const publicFrame = (
  <PublicShell>
    <Outlet />
  </PublicShell>
)

const recordFrame = (
  <RecordFrame>
    <Outlet />
  </RecordFrame>
)

export function AppRoutes() {
  return (
    <Routes>
      <Route element={<Outlet />}>{routesOf('everyone', 'own')}</Route>
      <Route element={<RequireRecord>{recordFrame}</RequireRecord>}>
        {routesOf('record', 'own')}
      </Route>
      <Route element={<RequireAccount>{publicFrame}</RequireAccount>}>
        {routesOf('account', 'public')}
      </Route>
      <Route element={publicFrame}>
        {routesOf('everyone', 'public')}
        <Route path="*" element={<NotFoundScreen />} />
      </Route>
    </Routes>
  )
}

function routesOf(isFor: ScreenRow['isFor'], frame: ScreenRow['frame']): ReactElement[] {
  const all = Object.keys(ROUTE_TABLE) as Path[] // The keys have this type.
  return all
    .filter(path => ROUTE_TABLE[path].isFor === isFor && ROUTE_TABLE[path].frame === frame)
    .map(path => <Route key={path} path={path} element={CHOSEN[path] ?? shown(path)} />)
}

function shown(path: Path): ReactElement {
  const Screen = screenOf(path)
  return <Screen />
}

function NotFoundScreen() {
  return (
    <Main>
      <title>{pageTitle('404 Page Not Found')}</title>
      <PageHeader
        title="404 Page Not Found"
        lead="Nothing is at this address. It may have been mistyped or may be gone."
      />
      <ButtonLink to={paths.home}>Go to the start</ButtonLink>
    </Main>
  )
}
