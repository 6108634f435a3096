import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import type { AdminOrder, Analytics, BetaOrder, OrderDetail, System } from 'sync-protocol/rest'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { aUser, refusal, stubServer } from '../../../dev/test/server-stub'
import { writeSession } from '../../people/session'
import type { AdminTab } from './admin-screen'
import { AdminScreen } from './admin-screen'

beforeEach(() => {
  writeSession({ status: 'signedIn', user: aUser({ role: 'admin' }), validity: 'confirmed' })
})
afterEach(() => vi.unstubAllGlobals())

const AT = '2026-03-14T12:00:00.000Z'
const ID = '0197a000-0000-7000-8000-000000000001'
const ok = (body: unknown) => ({ status: 200, body })
const pageOf = (...items: unknown[]) => ({ items, next: null, total: items.length })

const nothing: Analytics = {
  period: '7days',
  totalUsers: 0,
  newUsers: 0,
  totalVisits: 0,
  signupRate: 0,
  totalOrders: 0,
  totalRevenue: 0,
  totalDonations: 0,
  userGrowth: [],
  recentActivity: [],
  orderData: [],
  donationData: [],
}
const something: Analytics = {
  ...nothing,
  totalUsers: 12,
  totalRevenue: 123_450,
  signupRate: 4.2,
  userGrowth: [{ date: AT, newUsers: 3, totalUsers: 12 }],
  recentActivity: [{ type: 'order', description: 'A metal card', timestamp: AT, amount: 2_100 }],
}
const anOrder: AdminOrder = {
  id: ID,
  kind: 'shop',
  customerEmail: 'ada@example.org',
  createdAt: AT,
  amount: 2_100,
  refunded: 100,
  status: 'delivered',
  product: 'Metal Card, Gold',
  qrCodeId: ID,
}
const aBetaOrder: BetaOrder = {
  order_id: ID,
  full_name: 'Ada Lovelace',
  email: 'ada@example.org',
  created_at: AT,
  status: 'paid',
  address: '12 St James Square',
  selected_qr_code: ID,
  feedback_notes: 'Rain',
  items: [{ name: 'Metal Card' }],
  feedback: null,
}

const aSystem: System = {
  release: '0.2.0',
  servers: [{ release: '0.2.0', count: 2, since: AT }],
  database: { version: '18.4', isBundled: true, bytes: 8_100_000_000 },
  disk: { freeBytes: 60_000_000_000, totalBytes: 100_000_000_000 },
  queue: [],
  backup: { isWell: true, newestAt: AT, provedAt: AT, failedAt: null, failure: null },
  sendsMail: true,
  hasPush: true,
  errors: [],
}
const aTroubledSystem: System = {
  ...aSystem,
  servers: [{ release: '0.1.0', count: 1, since: AT }, ...aSystem.servers],
  disk: { freeBytes: 1_000_000_000, totalBytes: 100_000_000_000 },
  queue: [{ service: 'mail', waiting: 3, oldestAt: AT }],
  backup: { isWell: false, newestAt: null, provedAt: null, failedAt: AT, failure: 'No room.' },
  sendsMail: false,
  hasPush: false,
  errors: [{ route: 'JOB backup', failure: 'ENOSPC', count: 7 }],
}

interface TabCase {
  tab: AdminTab
  /** The tab's own request, in addition to the figures. */
  path: string
  none: unknown
  empty: string
  some: unknown
  shown: string[]
}

const FIGURES = '/api/admin/analytics?period=7days'
const TABS: readonly TabCase[] = [
  {
    tab: 'overview',
    path: FIGURES,
    none: nothing,
    empty: 'Nothing has happened in this period.',
    some: something,
    shown: ['12', '$1,234.50', '4.2%', 'A metal card'],
  },
  {
    tab: 'users',
    path: '/api/admin/users',
    none: pageOf(),
    empty: 'No one has signed up yet.',
    some: pageOf({ email: 'ada@example.org', role: null, createdAt: AT, orders: 2 }),
    shown: ['ada@example.org', 'user', '1 in all'],
  },
  {
    tab: 'orders',
    path: '/api/admin/orders?period=7days',
    none: pageOf(),
    empty: 'No orders in this period.',
    some: pageOf(anOrder, { ...anOrder, id: ID.replace(/1$/, '2'), status: 'paid' }),
    shown: ['Metal Card, Gold', '$21 ($1 back)', 'completed', 'paid', '2 in all'],
  },
  {
    tab: 'donations',
    path: '/api/admin/donations?period=7days',
    none: pageOf(),
    empty: 'No donations in this period.',
    some: pageOf({ donorEmail: '', createdAt: AT, amount: 1_500, refunded: 0, tier: 'advocate' }),
    shown: ['a guest', '$15', 'Advocate'],
  },
  {
    tab: 'beta',
    path: '/api/beta-orders',
    none: [],
    empty: 'No one has applied yet.',
    some: [aBetaOrder],
    shown: ['Ada Lovelace', 'Metal Card', 'Rain', 'confirmed'],
  },
  {
    tab: 'system',
    path: '/api/admin/system',
    none: aSystem,
    empty: 'No server logged an error.',
    some: aTroubledSystem,
    shown: [
      ...['2 releases', 'is nearly full', 'late', 'not sent', 'off'],
      ...['There is none yet. The last try failed: No room.', 'JOB backup', 'ENOSPC', '7'],
    ],
  },
]

function open(tab: AdminTab) {
  const path = tab === 'overview' ? '/admin' : `/admin?tab=${tab}`
  return render(
    <MemoryRouter initialEntries={[path]}>
      <AdminScreen />
    </MemoryRouter>,
  )
}

const nameOf = (part: HTMLElement) =>
  part.getAttribute('aria-label') ??
  document.getElementById(part.getAttribute('aria-labelledby') ?? '')?.textContent

describe.each(TABS)('the tab $tab', ({ tab, path, none, empty, some, shown }) => {
  const serverWith = (reply: Parameters<typeof stubServer>[0][string]) =>
    stubServer({ [FIGURES]: ok(something), [path]: reply })

  it('shows a skeleton while it waits, and claims nothing', async () => {
    let answer: ((response: Response) => void) | undefined
    vi.stubGlobal('fetch', (asked: string) =>
      asked === path
        ? new Promise<Response>(resolve => {
            answer = resolve
          })
        : Promise.resolve(Response.json(something)),
    )
    const { container } = open(tab)
    await vi.waitFor(() => expect(answer).toBeDefined())
    expect(container.querySelector('.animate-breathe')).not.toBeNull()
    expect(screen.queryByText(empty)).toBeNull()
    await act(async () => answer?.(Response.json(some)))
    await screen.findAllByText(shown[0] ?? '')
    expect(container.querySelector('.animate-breathe')).toBeNull()
  })

  it('says that there is no data', async () => {
    serverWith(ok(none))
    open(tab)
    await screen.findByText(empty)
  })

  it('shows its data', async () => {
    serverWith(ok(some))
    open(tab)
    for (const words of shown) await screen.findAllByText(words)
    expect(screen.queryByText(empty)).toBeNull()
    // Two landmarks with one name cannot be distinguished by a screen reader.
    const landmarks = screen.queryAllByRole('region').map(nameOf)
    expect(landmarks.filter((name, nth) => landmarks.indexOf(name) !== nth)).toEqual([])
  })

  it('says that the server cannot be reached', async () => {
    serverWith('offline')
    open(tab)
    await screen.findByText('The server cannot be reached')
    expect(screen.queryByText(empty)).toBeNull()
  })

  it("shows the server's refusal, with its status if the specification requires it", async () => {
    serverWith(refusal(500, 'internal'))
    open(tab)
    await screen.findByText('It said internal')
    const status = {
      overview: 'Analytics fetch failed: 500',
      beta: 'Beta orders fetch failed: 500',
    }
    if (tab === 'overview' || tab === 'beta') await screen.findByText(status[tab])
    if (tab === 'overview') await screen.findByText('Authentication Error')
  })
})

it('a user who is not admitted reads that, and no list is requested', async () => {
  const { sent } = stubServer({ [FIGURES]: refusal(403, 'forbidden') })
  open('orders')
  await screen.findByText("You don't have permission to view this page.")
  expect(sent.map(({ path }) => path)).toEqual([FIGURES])
})

it('only owners see the tab System', async () => {
  stubServer({ [FIGURES]: ok(something) })
  open('overview')
  await screen.findByText('A metal card')
  expect(screen.queryByRole('link', { name: 'System' })).toBeNull()
  act(() =>
    writeSession({ status: 'signedIn', user: aUser({ role: 'owner' }), validity: 'confirmed' }),
  )
  await screen.findByRole('link', { name: 'System' })
})

it('a system that is well says so', async () => {
  stubServer({ [FIGURES]: ok(something), '/api/admin/system': ok(aSystem) })
  open('system')
  for (const words of [
    'one release',
    'has room',
    'fresh',
    'sent in time',
    'sent',
    'on',
    'None waits.',
  ]) {
    await screen.findByText(words)
  }
  expect(screen.getByText('Postgres 18.4, the bundled one, 8.1 GB')).toBeDefined()
  expect(screen.getByText('60 GB of 100 GB are free where DATA_DIR is.')).toBeDefined()
})

it('buttons lead to older rows and back', async () => {
  const path = '/api/admin/users'
  const row = (email: string) => ({ email, role: null, createdAt: AT, orders: 0 })
  stubServer({
    [FIGURES]: ok(something),
    [path]: ok({ items: [row('new@example.org')], next: '1_a', total: 2 }),
    [`${path}?after=1_a`]: ok({ items: [row('old@example.org')], next: null, total: 2 }),
  })
  open('users')
  fireEvent.click(await screen.findByRole('button', { name: 'Older' }))
  await screen.findByText('old@example.org')
  expect(screen.getByRole('button', { name: 'Older' })).toHaveProperty('disabled', true)
  fireEvent.click(screen.getByRole('button', { name: 'Newer' }))
  await screen.findByText('new@example.org')
})

it('a refund that Stripe refuses shows the reason and the attempt, and can be tried again', async () => {
  const refused = 'The payment service refused to give this back (charge_disputed).'
  const detail: OrderDetail = {
    order: { ...anOrder, status: 'paid', refunded: 0 },
    items: [{ name: 'Metal Card, Gold', index: 0, hasArtwork: true }],
    address: ['Ada Lovelace'],
    shippingMethod: 'standard',
    trackingNumber: null,
    history: [],
  }
  const { replies, sent } = stubServer({
    [FIGURES]: ok(something),
    '/api/admin/orders?period=7days': ok(pageOf(detail.order)),
    [`/api/admin/orders/${ID}`]: ok(detail),
    [`/api/admin/orders/${ID}/refund`]: refusal(409, 'refund_refused', { message: refused }),
  })
  open('orders')
  fireEvent.click(await screen.findByRole('button', { name: 'Open order of ada@example.org' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Order' }))
  fireEvent.change(await dialog.findByLabelText('Amount in dollars'), { target: { value: '5' } })
  const tried = { at: AT, action: 'order.refund_refused charge_disputed 500', by: 'me@example.org' }
  replies[`/api/admin/orders/${ID}`] = ok({ ...detail, history: [tried] })
  fireEvent.click(dialog.getByRole('button', { name: 'Give back $5' }))
  await dialog.findByText(refused)
  await dialog.findByText(/order\.refund_refused charge_disputed 500 by me@example\.org/)

  const given = { ...detail.order, refunded: 500 }
  replies[`/api/admin/orders/${ID}/refund`] = ok({ order: given })
  replies[`/api/admin/orders/${ID}`] = ok({ ...detail, order: given })
  fireEvent.click(dialog.getByRole('button', { name: 'Give back $5' }))
  await dialog.findByRole('button', { name: 'Give back $16' })
  expect(dialog.queryByText(refused)).toBeNull()
  const refunds = sent.filter(({ path }) => path.endsWith('/refund'))
  expect(refunds.map(({ body }) => body)).toEqual([{ amountCents: 500 }, { amountCents: 500 }])
})

it.each(TABS)(
  'the tab $tab offers a period if it depends on one',
  async ({ tab, path, none, empty }) => {
    stubServer({ [FIGURES]: ok(something), [path]: ok(none) })
    open(tab)
    await screen.findByText(empty)
    const depends = path.includes('period=') || tab === 'beta'
    expect(screen.queryByLabelText('Period') !== null).toBe(depends)
  },
)
