import { expect, it } from 'vitest'
import { firstRunFiles, preloadsOf } from './screen-files'

type Made = Parameters<typeof firstRunFiles>[0][number]

const chunk = (
  fileName: string,
  more: { imports?: string[]; later?: string[]; module?: string; styles?: string[] } = {},
): Made => ({
  type: 'chunk',
  fileName,
  isEntry: fileName === 'index.js',
  moduleIds: [`/x/web/src/${more.module ?? fileName}.tsx`],
  imports: more.imports ?? [],
  dynamicImports: more.later ?? [],
  viteMetadata: { importedCss: new Set(more.styles) },
})

const built = [
  chunk('index.js', { later: ['landing.js', 'shop.js'] }),
  chunk('landing.js', {
    imports: ['ui.js'],
    later: ['start.js'],
    module: 'features/landing/landing-screen',
  }),
  chunk('ui.js'),
  chunk('start.js', { imports: ['index.js', 'ui.js'], later: ['record.js'], module: 'app/start' }),
  chunk('record.js', {
    later: ['assets/online/abroad.js', 'assets/wanted/nfc.js'],
    styles: ['r.css'],
  }),
  chunk('assets/online/abroad.js'),
  chunk('assets/wanted/nfc.js'),
  chunk('shop.js'),
  { type: 'asset' as const },
]

it('lists what the start reaches now or later, without loaded files and files that are fetched at use', () => {
  expect(firstRunFiles(built, ['app/start'])).toEqual(['/start.js', '/record.js', '/r.css'])
})

const withPreloads = [
  chunk('index.js', { imports: ['app.js'] }),
  chunk('app.js'),
  chunk('ui.js', { imports: ['app.js'] }),
  chunk('shop.js', { imports: ['app.js', 'ui.js'], module: 'features/shop/shop-screen' }),
  chunk('team.js', { imports: ['app.js'], module: 'features/team/team-screen' }),
]

it('lists the script of a screen and its imports, without scripts that the page names', () => {
  const needs = { '/shop': ['features/shop/shop-screen'], '/team': ['features/team/team-screen'] }
  expect(preloadsOf(withPreloads, needs)).toEqual({
    '/shop': ['shop.js', 'ui.js'],
    '/team': ['team.js'],
  })
})

it('throws if a screen has moved', () => {
  expect(() => preloadsOf(withPreloads, { '/shop': ['features/shop/gone'] })).toThrow(
    'No chunk is made of',
  )
})
