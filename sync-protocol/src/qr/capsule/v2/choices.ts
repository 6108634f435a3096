/** The choices that capsules of version 2 hold as numbers. Frozen: a number is a place in its list. */
export const QR_TYPES = ['emergency', 'complete', 'allergies', 'medications', 'contacts'] as const
export const LEVELS = ['emergency', 'public'] as const
export const DNR_STATUSES = ['None', 'DNR', 'POLST', 'Unknown'] as const
export const LIST_STATES = ['notRecorded', 'noneKnown', 'listed', 'noneCurrent'] as const
