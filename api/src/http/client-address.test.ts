import { Hono } from 'hono'
import { expect, it } from 'vitest'
import type { AppEnv } from './app-env'
import { clientAddress, network } from './client-address'

async function addressOf(forwarded: string, proxyHops: number) {
  const app = new Hono<AppEnv>().get('/', c => c.text(clientAddress(c, proxyHops)))
  const socket = { incoming: { socket: { remoteAddress: '127.0.0.1' } } }
  const answer = await app.request('/', { headers: { 'X-Forwarded-For': forwarded } }, socket)
  return answer.text()
}

it.each([
  ['without a proxy the header is only a claim', '203.0.113.9', 0, '127.0.0.1'],
  ['one proxy: the last entry', '203.0.113.9', 1, '203.0.113.9'],
  [
    'one proxy: what the client wrote before it does not count',
    '1.1.1.1, 203.0.113.9',
    1,
    '203.0.113.9',
  ],
  ['two proxies: the last but one', '1.1.1.1, 203.0.113.9, 10.0.0.2', 2, '203.0.113.9'],
  ['fewer entries than proxies: the socket', '203.0.113.9', 2, '127.0.0.1'],
  ['no entry: the socket', '', 1, '127.0.0.1'],
])('%s', async (_, forwarded, proxyHops, expected) => {
  expect(await addressOf(forwarded, proxyHops)).toBe(expected)
})

it.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0db8:1:2::6', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['203.0.113.9:51724', '203.0.113.9'],
  ['[2001:db8:1:2::6]:443', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::6]', '2001:db8:1:2::/64'],
  ['[::ffff:203.0.113.9]:80', '203.0.113.9'],
  ['::FFFF:cb00:7109', '203.0.113.9'],
  ['0:0:0:0:0:ffff:203.0.113.9', '203.0.113.9'],
  ['64:ff9b::203.0.113.9', '64:ff9b:0:0::/64'],
  ['unknown', 'unknown'],
])('the network of %s is %s', (address, expected) => {
  expect(network(address)).toBe(expected)
})
