import { expect, it, vi } from 'vitest'
import { linkOf, showNotice } from './notices'

vi.stubGlobal('location', { origin: 'https://lifetag.example' })

const NOTICE = {
  ...{ title: 'Your card was opened', body: 'This may be a test.', tag: 'one' },
  navigate: 'https://lifetag.example/dashboard',
  actions: [{ action: 'stop', title: 'Stop', navigate: 'https://lifetag.example/n/x' }],
}

async function show(text: string) {
  const showNotification = vi.fn(async (_title: string, _options?: NotificationOptions) => {})
  await showNotice({ showNotification }, text)
  return showNotification.mock.calls
}

it('shows a message with its text, and its actions lead to its addresses', async () => {
  const [[title, options] = []] = await show(
    JSON.stringify({ web_push: 8030, notification: NOTICE }),
  )
  expect([title, options]).toMatchObject([
    'Your card was opened',
    { tag: 'one', body: 'This may be a test.' },
  ])
  const notification = { data: options?.data } as Notification
  expect(linkOf({ notification, action: '' })).toBe('https://lifetag.example/dashboard')
  expect(linkOf({ notification, action: 'stop' })).toBe('https://lifetag.example/n/x')
  expect(linkOf({ notification, action: 'other' })).toBe('https://lifetag.example/dashboard')
})

it.each([
  '',
  'no JSON',
  '{}',
  'null',
  '{"web_push":8030}',
  '{"web_push":1,"notification":{"title":"x"}}',
])('shows only that something arrived for %j', async text =>
  expect(await show(text)).toEqual([['LifeTag', { tag: 'lifetag' }]]),
)

it.each(['https://evil.example/', '//evil.example', 'javascript:alert(1)', 'data:text/html,x'])(
  'never leads to %s',
  navigate => {
    const notification = { data: { navigate } } as Notification
    expect(linkOf({ notification, action: '' })).toBe('https://lifetag.example')
  },
)

it('leads to the app without data', () => {
  const notification = { data: null } as Notification
  expect(linkOf({ notification, action: '' })).toBe('https://lifetag.example/')
})
