/**
 * The harm of missing something, worst first. Full offline copies, text messages and prints leave out the end
 * first. An allergy or medicine that no table knows comes before those known to be mild.
 */
const OMISSION_RISKS = [
  'name',
  'birthMonth',
  'dnr',
  /** The first instructions of a record, which also fit on paper. */
  'instruction',
  'severeAllergy',
  'unclearAllergy',
  'treatmentChangingMedicine',
  'furtherInstruction',
  'firstContact',
  'condition',
  'implants',
  'pregnancy',
  'unknownMedicine',
  'otherAllergy',
  'otherMedicine',
  'dose',
  'instructionDetails',
  'reaction',
  'language',
  'gender',
  'otherContact',
  'reachOrDepends',
  'notes',
  'bloodType',
  'measures',
  'organDonor',
  'onlineOnly',
] as const
export type OmissionRisk = (typeof OMISSION_RISKS)[number]

/** 0 is the worst. */
export const rankOf = (harm: OmissionRisk): number => RANKS[harm]

const RANKS = Object.fromEntries(OMISSION_RISKS.map((harm, rank) => [harm, rank])) as Record<
  OmissionRisk,
  number
> // one entry each

/** Essential content is never left out to fit anything else. */
export const isEssentialRank = (rank: number): boolean => rank <= rankOf('firstContact')
