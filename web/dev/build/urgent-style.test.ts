import { expect, it } from 'vitest'
import { lessUrgentScripts } from './urgent-style'

it('the scripts of a page have a lower priority than its style', () => {
  const page = [
    '<script type="module" crossorigin src="/assets/index.js"></script>',
    '<link rel="modulepreload" crossorigin href="/assets/runtime.js">',
    '<link rel="stylesheet" crossorigin href="/assets/index.css">',
  ].join('\n')
  expect(lessUrgentScripts(page)).toBe(
    [
      '<script type="module" fetchpriority="low" crossorigin src="/assets/index.js"></script>',
      '<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/runtime.js">',
      '<link rel="stylesheet" crossorigin href="/assets/index.css">',
    ].join('\n'),
  )
})
