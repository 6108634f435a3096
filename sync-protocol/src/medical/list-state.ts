export const LIST_STATES = ['notRecorded', 'noneKnown', 'listed'] as const
export type ListState = (typeof LIST_STATES)[number]

/** An empty list alone does not distinguish "none known" from "not recorded". */
export const STATED_LISTS = {
  allergies: 'allergiesState',
  medications: 'medicationsState',
  conditions: 'conditionsState',
  plans: 'plansState',
} as const

export type StatedList = keyof typeof STATED_LISTS

export const isStatedList = (collection: string): collection is StatedList =>
  Object.hasOwn(STATED_LISTS, collection)

/** A list with items is always `listed`, whatever was stated before. */
export function listState(
  profile: Partial<Record<(typeof STATED_LISTS)[StatedList], unknown>> | undefined,
  list: StatedList,
  count: number,
): ListState {
  if (count > 0) return 'listed'
  return profile?.[STATED_LISTS[list]] === 'noneKnown' ? 'noneKnown' : 'notRecorded'
}
