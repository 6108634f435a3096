import { expect, it } from 'vitest'
import { createViewTurns } from './responder.routes'

const TOKEN = '7Z3K9M2QH5T8V1XW4Y6C0BDFGJ'

it('views of one code run in turn in any spelling, and no other code waits', async () => {
  const inTurn = createViewTurns()
  const said: string[] = []
  let finish = () => {}
  const first = inTurn(TOKEN, 'a', async () => {
    said.push('first begins')
    await new Promise<void>(resolve => {
      finish = resolve
    })
    said.push('first ends')
  })
  const second = inTurn(TOKEN.toLowerCase(), 'b', async () => void said.push('second'))
  await inTurn('0000000000000000000000000A', 'a', async () => void said.push('another code'))
  finish()
  await Promise.all([first, second])
  expect(said).toEqual(['first begins', 'another code', 'first ends', 'second'])
})

it('a network with many requests for a code keeps no other from it', async () => {
  const inTurn = createViewTurns()
  let finish = () => {}
  const held = new Promise<void>(resolve => {
    finish = resolve
  })
  const first = inTurn(TOKEN, 'a', () => held)
  const others = Array.from({ length: 40 }, () => inTurn(TOKEN, 'a', async () => 'a page'))
  const settled = Promise.allSettled(others)
  const helper = inTurn(TOKEN, 'b', async () => 'a page')
  finish()
  await first
  expect(await helper).toBe('a page')
  const refused = (await settled).filter(({ status }) => status === 'rejected')
  expect(refused).toHaveLength(10)
})

it('a failing view gives its turn to the next', async () => {
  const inTurn = createViewTurns()
  const failing = inTurn(TOKEN, 'a', () => Promise.reject(new Error('no page')))
  await expect(failing).rejects.toThrow('no page')
  expect(await inTurn(TOKEN, 'a', async () => 'a page')).toBe('a page')
})
