import { expect, it } from 'vitest'
import { createForeground } from './foreground'

const turn = () => new Promise<void>(resolve => setImmediate(resolve))
const turns = async (count: number) => {
  for (let nth = 0; nth < count; nth += 1) await turn()
}

function hold() {
  let end = () => {}
  const held = new Promise<void>(resolve => {
    end = resolve
  })
  return { held, end }
}

it('background work begins when no page is in progress', async () => {
  const foreground = createForeground(60_000)
  const [one, other] = [hold(), hold()]
  const pages = [foreground.run(() => one.held), foreground.run(() => other.held)]
  let hasBegun = false
  const aside = foreground.aside().then(() => {
    hasBegun = true
  })
  await turns(5)
  one.end()
  await pages[0]
  await turns(5)
  expect(hasBegun).toBe(false)
  other.end()
  await aside
  await foreground.aside()
})

it('after a page ends one background task begins, and the next page holds back the rest', async () => {
  const foreground = createForeground(60_000)
  const [first, second] = [hold(), hold()]
  const begun: number[] = []
  const page = foreground.run(() => first.held)
  const all = [1, 2].map(nth => foreground.aside().then(() => begun.push(nth)))
  await turns(3)
  first.end()
  await page
  await turn()
  const next = foreground.run(() => second.held)
  await turns(5)
  expect(begun).toEqual([1])
  second.end()
  await next
  await Promise.all(all)
  expect(begun).toEqual([1, 2])
})

it('background work does not wait for ever on a busy server', async () => {
  const foreground = createForeground(1)
  const page = hold()
  const running = foreground.run(() => page.held)
  await foreground.aside()
  page.end()
  await running
})

it('work that fails counts as ended', async () => {
  const foreground = createForeground(60_000)
  await expect(foreground.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  await foreground.aside()
})
