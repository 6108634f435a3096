/** While `isFull` returns true, every `put` fails. */
export function memoryCaches({ isFull = (): boolean => false } = {}) {
  const stores = new Map<string, Map<string, Response>>()
  const of = (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>()
    stores.set(name, store)
    return store
  }
  const open = async (name: string) => ({
    keys: async () => [...of(name).keys()].map(url => new Request(url)),
    match: async ({ url }: Request) => of(name).get(url)?.clone(),
    put: async ({ url }: Request, answer: Response) => {
      if (isFull()) throw new DOMException('full', 'QuotaExceededError')
      of(name).set(url, answer)
    },
    delete: async ({ url }: Request) => of(name).delete(url),
  })
  return {
    open,
    delete: async (name: string) => stores.delete(name),
    match: async (request: Request, { cacheName }: { cacheName: string }) =>
      (await open(cacheName)).match(request),
  }
}
