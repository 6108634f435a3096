import { createHash } from 'node:crypto'
import { parseToken, tokenOfDigest, tokenSource } from 'sync-protocol/qr'
import type { Mutation, RecordState } from 'sync-protocol/sync'
import type { Tx } from '../db/database'
import type { Keyring } from '../db/keyring'
import { claimTokens, releaseTokens, settleLinks } from './code-links.sql'
import type { Changed, Veto } from './merge-push'

/**
 * Decides which tokens the codes of a push may have. Before the merge, a token is claimed for the first row
 * that also has its secret, whose hash is the token. A stranger who reads a card does not have the
 * secret. After the merge, unused tokens are released, and the former tokens of codes are retired for good.
 */
type CodeTokens = {
  /**
   * Refuses a token that is or was another code's, or whose secret is wrong. Call it once for each step, in
   * order.
   */
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

/** The 26-character token that a secret proves, as `sync-protocol/qr` defines it. */
export const tokenOfSecret = (secret: string): string =>
  tokenOfDigest(createHash('sha256').update(tokenSource(secret)).digest())

function claimedToken({ collection, kind, fields }: Mutation): string | null {
  if (collection !== 'qr-codes' || kind !== 'put') return null
  const [token, secret] = [fields?.token?.[0], fields?.secret?.[0]]
  // If the text is not a token, the schema refuses it later.
  if (typeof token !== 'string' || parseToken(token) !== token) return null
  return typeof secret === 'string' && tokenOfSecret(secret) === token ? token : null
}

const tokenIn = (state: RecordState | undefined) => String(state?.fields.token?.value ?? '')
const secretIn = (state: RecordState | undefined) => String(state?.fields.secret?.value ?? '')
