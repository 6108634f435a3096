import { describe, expect, it } from 'vitest'
import { BUDGETS, filesTo, overBudget, precached } from './budgets'

const chunk = (fileName: string, more: object = {}) => ({
  type: 'chunk' as const,
  fileName,
  isEntry: false,
  moduleIds: [] as string[],
  imports: [],
  ...more,
})

const LANDING = 'features/landing/landing-screen'
const landing = chunk('landing.js', {
  moduleIds: [`/x/web/src/${LANDING}.tsx`],
  imports: ['shared.js'],
})
const entry = chunk('index.js', { isEntry: true, imports: ['shared.js'] })

describe('the build', () => {
  it('passes at its budget, and fails one byte over with a message', () => {
    expect(overBudget({ ...BUDGETS })).toEqual([])
    const most = BUDGETS['the worker, as sent']
    expect(overBudget({ ...BUDGETS, 'the worker, as sent': most + 1 })).toEqual([
      `the worker, as sent: ${most + 1} bytes, 1 too many`,
    ])
  })

  it('counts each file that a screen needs once, and no later file', () => {
    const shared = chunk('shared.js')
    const later = chunk('admin.js', { imports: ['shared.js'] })
    const files = filesTo(LANDING, [entry, landing, shared, later, { type: 'asset' }])
    expect(files.toSorted()).toEqual(['index.js', 'landing.js', 'shared.js'])
  })

  it('throws if a screen has moved', () => {
    expect(() => filesTo(LANDING, [entry])).toThrow('No chunk is made of')
  })

  it('finds the worker’s list of files in either notation', () => {
    const files = Array.from({ length: 30 }, (_, i) => `assets/${i}.js`)
    const plain = JSON.stringify(files.map(url => ({ revision: null, url })))
    const short = files.map(url => `{revision:null,url:\`${url}\`}`).join()
    expect(precached(plain)).toEqual(files)
    expect(precached(short)).toEqual(files)
    expect(() => precached('[]')).toThrow('not found')
  })
})
