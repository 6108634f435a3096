/**
 * `node --import 'rerouted.mjs?name=…&address=…&port=…'`: a network in which a name has an address of the open
 * internet, and what is connected to that address comes to a port of this machine. The program itself runs
 * as it is shipped: it resolves the name, judges the address and asks for the name's certificate.
 */
import dns from 'node:dns'
import { syncBuiltinESMExports } from 'node:module'
import { Socket } from 'node:net'

const said = new URL(import.meta.url).searchParams
const [name, address, port] = ['name', 'address', 'port'].map(key => said.get(key))

const { lookup } = dns.promises
dns.promises.lookup = async (host, options) => {
  if (host !== name) return lookup(host, options)
  const found = { address, family: 4 }
  return options?.all ? [found] : found
}
syncBuiltinESMExports()

/** Where a connection would go: of a lookup that answers at once, as one that is pinned does. */
function leadsTo({ host, lookup: own }) {
  let found
  own?.(host, { all: false, family: 0 }, (_, one) => {
    found = one
  })
  return found
}

const { connect } = Socket.prototype
Socket.prototype.connect = function (options, ...rest) {
  const isOurs = typeof options === 'object' && options.port === 443 && options.host === name
  if (!isOurs || leadsTo(options) !== address) return connect.call(this, options, ...rest)
  const there = { ...options, host: '127.0.0.1', port: Number(port), lookup: undefined }
  return connect.call(this, there, ...rest)
}
