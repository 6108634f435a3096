import type { ResponderCard } from 'sync-protocol/disclosure'
import { fileIdIn } from 'sync-protocol/sync'

/** A reader of the page may read the files under its path. */
export function withLinksUnder(card: ResponderCard, pagePath: string): ResponderCard {
  const link = (url: string) => {
    const id = fileIdIn(url)
    return id === null ? url : `${pagePath}/files/${id}`
  }
  return mapFiles(card, link)
}

export function fileIdsIn(card: ResponderCard): string[] {
  const ids: string[] = []
  mapFiles(card, url => {
    ids.push(fileIdIn(url) ?? '')
    return url
  })
  return ids
}

function mapFiles(card: ResponderCard, change: (url: string) => string): ResponderCard {
  const { identity, dnr, plans, insurance } = card
  const changed = <Name extends string>(holder: { [N in Name]?: string }, name: Name) => {
    const url = holder[name]
    return url ? { ...holder, [name]: change(url) } : holder
  }
  return {
    ...card,
    identity: changed(identity, 'photoUrl'),
    ...(dnr && { dnr: { ...dnr, ...changed(dnr, 'documentUrl') } }),
    ...(plans && {
      plans: {
        ...plans,
        items: plans.items.map(plan => ({ ...plan, ...changed(plan, 'documentUrl') })),
      },
    }),
    ...(insurance && {
      insurance: {
        ...insurance,
        ...changed(insurance, 'legacyCardPhotoUrl'),
        policies: insurance.policies.map(policy => ({
          ...policy,
          ...changed(policy, 'cardFrontPhotoUrl'),
        })),
      },
    }),
  }
}

/** The owner's PIN protects insurance and the address of documents. */
export function withoutGuarded({ insurance: _guarded, ...card }: ResponderCard): ResponderCard {
  const { dnr, plans } = card
  return {
    ...card,
    ...(dnr && { dnr: withoutDocument(dnr) }),
    ...(plans && { plans: { ...plans, items: plans.items.map(withoutDocument) } }),
  }
}

function withoutDocument<T extends { documentUrl?: string }>(holder: T): Omit<T, 'documentUrl'> {
  const { documentUrl: _document, ...rest } = holder
  return rest
}
