import type { ComponentType } from 'react'
import { matchPath } from 'react-router-dom'
import { type Late, late } from '../loading/late'
import { NeedsServer } from './needs-server'
import { ROUTE_TABLE, type ScreenRow } from './route-table'

export type Path = keyof typeof ROUTE_TABLE
type Screen = ComponentType<object>
type Module = Readonly<Record<string, Screen>>

const modules = import.meta.glob<Module>([
  '/src/features/*/*-screen.tsx',
  '/src/app/*/*-screen.tsx',
])
const screens = new Map<string, Late<object>>()

export function screenOf(path: Path): Late<object> {
  const row = ROUTE_TABLE[path]
  const known = screens.get(row.screen)
  if (known) return known
  const made = late(() => load(row))
  screens.set(row.screen, made)
  return made
}

export const preload = (path: Path): Promise<void> => screenOf(path).preload()

export const pathOf = (pathname: string): Path | undefined =>
  (Object.keys(ROUTE_TABLE) as Path[]).find(path => matchPath(path, pathname)) // The keys have this type.

async function load({ screen, isOnlineOnly }: ScreenRow): Promise<Screen> {
  try {
    return componentOf(screen, await modules[`/src/${screen}.tsx`]?.())
  } catch (error) {
    // The phone does not store this screen (offline-table.ts), and the server cannot be reached.
    if (isOnlineOnly) return NeedsServer
    throw error
  }
}

function componentOf(screen: string, module: Module | undefined): Screen {
  const words = screen.split('/').at(-1)?.split('-') ?? []
  const name = words.map(word => word.charAt(0).toUpperCase() + word.slice(1)).join('')
  const component = module?.[name]
  if (!component) throw new Error(`${screen} exports no ${name}`)
  return component
}
