import { type ComponentProps, useEffect, useState } from 'react'
import type { TermList } from 'sync-protocol/terms'
import { Combobox } from '../../ui/combobox'

type Suggest = typeof import('sync-protocol/terms').suggest

interface SuggestingFieldProps extends Omit<ComponentProps<typeof Combobox>, 'optionsFor'> {
  list: TermList
}

/** The suggestions load with the first such field and work offline. */
export function SuggestingField({ list, ...field }: SuggestingFieldProps) {
  const suggest = useSuggest()
  return <Combobox {...field} optionsFor={typed => suggest?.(list, typed) ?? []} />
}

let loaded: Suggest | undefined
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

/** The lists are as large as a screen's code, so they are a separate script that typing does not need. */
async function loadSuggest(): Promise<Suggest | undefined> {
  try {
    loaded ??= (await import('sync-protocol/terms')).suggest
  } catch {
    // A release removed the old files while the page was open.
  }
  return loaded
}

/** The names in all languages are not stored for offline use, and suggestions work without them. */
async function loadSuggestAbroad(): Promise<Suggest | undefined> {
  try {
    loaded = (await import('sync-protocol/terms/abroad')).suggestAbroad
    isWhole = true
  } catch {
    // Without a connection, the next field tries again.
  }
  return loaded
}
