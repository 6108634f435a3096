import { type ComponentProps, useEffect, useState } from 'react'
import type { TermList } from 'sync-protocol/terms'
import { Combobox } from '../../ui/combobox'

type Suggest = typeof import('sync-protocol/terms').suggest

interface SuggestingFieldProps extends Omit<ComponentProps<typeof Combobox>, 'optionsFor'> {
  list: TermList
}

/** A line with words offered for it. They come with the first such field, from the phone itself. */
export function SuggestingField({ list, ...field }: SuggestingFieldProps) {
  const suggest = useSuggest()
  return <Combobox {...field} optionsFor={typed => suggest?.(list, typed) ?? []} />
}

let loaded: Suggest | undefined
/** With the names of other languages. */
let isWhole = false

function useSuggest(): Suggest | undefined {
  const [suggest, setSuggest] = useState<Suggest | undefined>(() => loaded)
  useEffect(() => {
    if (isWhole) return
    const take = (found: Suggest | undefined) => setSuggest(() => found)
    void loadSuggest().then(take).then(loadSuggestAbroad).then(take)
  }, [])
  return suggest
}

/** The lists are the size of a screen's code: not part of any. Without them, typing goes on as it is. */
async function loadSuggest(): Promise<Suggest | undefined> {
  try {
    loaded ??= (await import('sync-protocol/terms')).suggest
  } catch {
    // A release took the old files away under an open page.
  }
  return loaded
}

/** The names of all languages are not kept for offline: the lists do without them. */
async function loadSuggestAbroad(): Promise<Suggest | undefined> {
  try {
    loaded = (await import('sync-protocol/terms/abroad')).suggestAbroad
    isWhole = true
  } catch {
    // No connection: another field tries again.
  }
  return loaded
}
