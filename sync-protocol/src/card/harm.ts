/**
 * What it is to miss something, from the worst on: the order in which a full copy, a text message or
 * a printed side keeps what it says; what stands last is left out first. A word that no table knows
 * is not taken for harmless: such an allergy or medicine stands before those known to be mild.
 */
export const HARMS = [
  'name',
  'birthMonth',
  'dnr',
  'severeAllergy',
  'unclearAllergy',
  'treatmentChangingMedicine',
  'firstContact',
  'condition',
  'implants',
  'pregnancy',
  'unknownMedicine',
  'otherAllergy',
  'otherMedicine',
  'dose',
  'reaction',
  'language',
  'gender',
  'otherContact',
  'notes',
  'bloodType',
  'measures',
  'organDonor',
  'onlineOnly',
] as const
export type Harm = (typeof HARMS)[number]

/** 0 for the worst. */
export const rankOf = (harm: Harm): number => RANKS[harm]

/** Looked up for each fact of a page, and by the sort of each list. */
const RANKS = Object.fromEntries(HARMS.map((harm, rank) => [harm, rank])) as Record<Harm, number> // one entry each

/** Of such a rank: never left out to make room for anything that is not. */
export const isEssential = (rank: number): boolean => rank <= rankOf('firstContact')
