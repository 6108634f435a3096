import { expect, it } from 'vitest'
import { preloadsOf } from './screen-preloads'

const chunk = (fileName: string, imports: string[], module = '') => ({
  type: 'chunk' as const,
  fileName,
  isEntry: fileName === 'index.js',
  facadeModuleId: null,
  moduleIds: [`/x/web/src/${module || fileName.replace('.js', '')}.tsx`],
  imports,
})

const built = [
  chunk('index.js', ['app.js']),
  chunk('app.js', []),
  chunk('ui.js', ['app.js']),
  chunk('shop.js', ['app.js', 'ui.js'], 'features/shop/shop-screen'),
  chunk('team.js', ['app.js'], 'features/team/team-screen'),
  { type: 'asset' as const },
]

it('lists the script of a screen and its imports, without scripts that the page names', () => {
  const needs = { '/shop': ['features/shop/shop-screen'], '/team': ['features/team/team-screen'] }
  expect(preloadsOf(built, needs)).toEqual({ '/shop': ['shop.js', 'ui.js'], '/team': ['team.js'] })
})

it('throws if a screen has moved', () => {
  expect(() => preloadsOf(built, { '/shop': ['features/shop/gone'] })).toThrow(
    'No chunk is made of',
  )
})
