import { createHash } from 'node:crypto'
import { parseToken, tokenOfDigest, tokenSource } from 'sync-protocol/qr'
import type { Mutation, RecordState } from 'sync-protocol/sync'
import type { Tx } from '../db/database'
import type { Keyring } from '../db/keyring'
import { claimTokens, releaseTokens, settleLinks } from './code-links.sql'
import type { Changed, Veto } from './merge-push'

/**
 * Which tokens the codes of one push may carry. A token is claimed before the merge, for the row
 * that names it first together with the secret it is a hash of: a stranger who reads it on a card does
 * not have that. After the merge, tokens that no code came to carry are given back, and those that a
 * code has left are retired for good.
 */
export type CodeTokens = {
  /** Refuses a token that is or was another's, or is not proved; call it once a step, in order. */
  veto: Veto
  settle(changed: readonly Changed[], at: Date): Promise<void>
}

export async function openCodeTokens(
  tx: Tx,
  keyring: Keyring,
  userId: string,
  mutations: readonly Mutation[],
): Promise<CodeTokens> {
  const hashOf = (token: string) => keyring.lookupHash('code_token', token).toString('hex')
  const claims = mutations.flatMap(mutation => {
    const token = claimedToken(mutation)
    return token ? [{ token, hash: hashOf(token), codeId: mutation.rowId }] : []
  })
  const claimed = claims.length > 0 ? await claimTokens(tx, userId, claims) : new Set<string>()
  const free = new Map<string, string>()
  for (const { token, hash, codeId } of claims) {
    if (claimed.has(hash) && !free.has(token)) free.set(token, codeId)
  }

  return {
    veto({ collection, rowId }, before, after) {
      if (collection !== 'qr-codes') return undefined
      const [token, secret] = [tokenIn(after), secretIn(after)]
      const isSameToken = token === tokenIn(before)
      if (isSameToken && secret === secretIn(before)) return undefined
      if (tokenOfSecret(secret) !== token) return { code: 'token_taken' }
      if (isSameToken) return undefined
      if (free.get(token) !== rowId) return { code: 'token_taken' }
      free.delete(token)
      return undefined
    },

    async settle(changed, at) {
      if (free.size > 0) await releaseTokens(tx, userId, [...free.keys()].map(hashOf))
      const links = changed.flatMap(({ collection, id, state }) => {
        if (collection !== 'qr-codes') return []
        return [
          { codeId: id, currentHash: state.deletedAt === null ? hashOf(tokenIn(state)) : null },
        ]
      })
      if (links.length > 0) await settleLinks(tx, userId, links, at)
    },
  }
}

export const tokenOfSecret = (secret: string): string =>
  tokenOfDigest(createHash('sha256').update(tokenSource(secret)).digest())

/** The token that a mutation gives a code and proves; null where it does neither. */
function claimedToken({ collection, kind, fields }: Mutation): string | null {
  if (collection !== 'qr-codes' || kind !== 'put') return null
  const [token, secret] = [fields?.token?.[0], fields?.secret?.[0]]
  // The schema refuses a text that is no token.
  if (typeof token !== 'string' || parseToken(token) !== token) return null
  return typeof secret === 'string' && tokenOfSecret(secret) === token ? token : null
}

const tokenIn = (state: RecordState | undefined) => String(state?.fields.token?.value ?? '')
const secretIn = (state: RecordState | undefined) => String(state?.fields.secret?.value ?? '')
