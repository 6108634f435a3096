import { expect, it } from 'vitest'
import { Line } from './line'
import { Phone } from './phone'
import type { Person, Server } from './server'
import { drainInTwoTabs, latch } from './take-step'

it('a process that is killed at one tab’s request does not wait for the other tab’s answer', async () => {
  const person = { id: crypto.randomUUID(), letter: 'a', cookie: '' } as Person
  const phone = new Phone(0, person)
  const bothAsked = latch()
  let asked = 0
  const server: Pick<Server, 'fetch' | 'people'> = {
    people: [person],
    async fetch() {
      if (++asked === 2) bothAsked.open()
      await bothAsked.opened
      return new Response('{}', { status: 403 })
    },
  }
  const line = new Line(server as Server, new Set())
  const happened = new Set<string>()
  bothAsked.opened.then(() => phone.disk.injectAt(0, 'kill'))
  await drainInTwoTabs({ happened }, phone, person)
  expect([...happened]).toEqual(['a drain hit by kill'])
  expect(phone.disk.isDead).toBe(false)
  line.close()
  phone.close()
})
