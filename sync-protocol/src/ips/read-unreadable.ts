/** Lists the unreadable parts of a file that belong to no entry and not to the person. */
import { STATED_LISTS, type StatedList } from '../medical'
import { type Reading, skip, skipUnreadable } from './read-context'
import { textOf } from './read-json'
import { listOfSection, listsBySection, sectionsOf } from './read-sections'
import type { ReadPart } from './read-why'

export function listUnreadableParts(reading: Reading): void {
  const { bundle, composition, entries, unreadable } = reading
  const sections = sectionsOf(composition)
  const named = new Set(sections.map(listOfSection))
  const lists = Object.keys(STATED_LISTS) as StatedList[] // the keys of a constant
  // A section or an entry that does not say its list may belong to any list without a section.
  const possibleLists = lists.filter(list => !named.has(list))
  const possibleParts: readonly ReadPart[] = [...possibleLists, 'profile']

  for (const section of sections) {
    const list = listOfSection(section)
    const isCodeUnreadable = unreadable.get(section)?.some(({ path }) => path.startsWith('code'))
    for (const each of list || !isCodeUnreadable ? [list] : possibleLists) {
      skipUnreadable(reading, section, textOf(section.title) || 'A section', each, 'section')
    }
  }
  skipUnreadable(reading, composition, 'The file', undefined, 'section')
  skipUnreadable(reading, bundle, 'The file', undefined, 'entry')
  const lacks = (object: object, element: string) =>
    unreadable.get(object)?.some(({ path }) => path === element) === true
  if (lacks(composition, 'section') || lacks(bundle, 'entry')) {
    for (const part of possibleParts) skip(reading, 'An entry', 'unreadable', part)
  }
  const listOf = listsBySection(reading)
  for (const { resource } of entries) {
    if (textOf(resource.resourceType) !== '') continue
    const list = listOf.get(resource)
    for (const part of list ? [list] : possibleParts) skip(reading, 'An entry', 'unreadable', part)
  }
}
