/**
 * For `node --import 'rerouted.mjs?name=…&address=…&port=…'`: the name resolves to a public address, whose
 * connections go to a port of this machine. The program is unchanged: it resolves the name, checks the
 * address and verifies the certificate.
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

/** The address of a connection whose lookup answers synchronously, as `pinnedTo` does. */
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
