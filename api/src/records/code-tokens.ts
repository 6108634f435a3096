import { parseToken } from 'sync-protocol/qr'
import type { Mutation, RecordState } from 'sync-protocol/sync'
import type { Tx } from '../db/database'
import type { Keyring } from '../db/keyring'
import { claimTokens, releaseTokens, settleLinks } from './code-links.sql'
import type { Changed, Veto } from './merge-push'

/**
 * Which tokens the codes of one push may carry. A token is claimed before the merge, for the row
 * that names it first; after it, those that no code came to carry are given back, and those that a
 * code has left are retired for good.
 */
export type CodeTokens = {
  /** Refuses a token that is or was another's; call it once a step, in order. */
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
    const token = newToken(mutation)
    return token ? [{ token, hash: hashOf(token), codeId: mutation.rowId }] : []
  })
  const claimed = claims.length > 0 ? await claimTokens(tx, userId, claims) : new Set<string>()
  const free = new Map<string, string>()
  for (const { token, hash, codeId } of claims) {
    if (claimed.has(hash) && !free.has(token)) free.set(token, codeId)
  }

  return {
    veto({ collection, rowId }, before, after) {
      const token = tokenOf(after)
      if (collection !== 'qr-codes' || token === tokenOf(before)) return undefined
      if (free.get(token) !== rowId) return { code: 'token_taken' }
      free.delete(token)
      return undefined
    },

    async settle(changed, at) {
      if (free.size > 0) await releaseTokens(tx, userId, [...free.keys()].map(hashOf))
      const links = changed.flatMap(({ collection, id, state }) => {
        if (collection !== 'qr-codes') return []
        return [
          { codeId: id, currentHash: state.deletedAt === null ? hashOf(tokenOf(state)) : null },
        ]
      })
      if (links.length > 0) await settleLinks(tx, userId, links, at)
    },
  }
}

function newToken({ collection, kind, fields }: Mutation): string | null {
  const value = collection === 'qr-codes' && kind === 'put' ? fields?.token?.[0] : undefined
  // What is no token is left to the schema, which refuses it.
  return typeof value === 'string' && parseToken(value) === value ? value : null
}

const tokenOf = (state: RecordState | undefined) => String(state?.fields.token?.value ?? '')
