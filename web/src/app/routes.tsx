import type { ReactElement } from 'react'
import { Navigate, Outlet, Route, Routes } from 'react-router-dom'
import { HomeScreen } from './home-screen'
import { NotFoundScreen } from './not-found-screen'
import { paths, shownCodePath } from './paths'
import { PublicShell } from './public-shell'
import { RequireSession } from './require-session'
import { ROUTE_TABLE, type ScreenRow } from './route-table'
import { screenOf } from './screens'

type Path = keyof typeof ROUTE_TABLE

/** Paths that choose among screens, or lead on. */
const CHOSEN: Partial<Record<Path, ReactElement>> = {
  [paths.home]: <HomeScreen />,
  [paths.code]: <Navigate to={shownCodePath} replace />,
}

const publicFrame = (
  <PublicShell>
    <Outlet />
  </PublicShell>
)

/** The routes of the table (route-table.ts): one layout for all that look and let in alike. */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<Outlet />}>{routesOf('everyone', 'own')}</Route>
      <Route element={<RequireSession>{<Outlet />}</RequireSession>}>
        {routesOf('signedIn', 'own')}
      </Route>
      <Route element={<RequireSession>{publicFrame}</RequireSession>}>
        {routesOf('signedIn', 'public')}
      </Route>
      <Route element={publicFrame}>
        {routesOf('everyone', 'public')}
        <Route path="*" element={<NotFoundScreen />} />
      </Route>
    </Routes>
  )
}

function routesOf(isFor: ScreenRow['isFor'], frame: ScreenRow['frame']): ReactElement[] {
  const all = Object.keys(ROUTE_TABLE) as Path[] // its keys are its type's
  return all
    .filter(path => ROUTE_TABLE[path].isFor === isFor && ROUTE_TABLE[path].frame === frame)
    .map(path => <Route key={path} path={path} element={CHOSEN[path] ?? shown(path)} />)
}

function shown(path: Path): ReactElement {
  const Screen = screenOf(path)
  return <Screen />
}
