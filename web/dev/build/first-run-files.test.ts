import { expect, it } from 'vitest'
import { filesOf } from './first-run-files'

type Made = Parameters<typeof filesOf>[0][number]

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
  expect(filesOf(built, ['app/start'])).toEqual(['/start.js', '/record.js', '/r.css'])
})

it('throws if a screen has moved', () => {
  expect(() => filesOf(built, ['app/gone'])).toThrow('No chunk is made of')
})
