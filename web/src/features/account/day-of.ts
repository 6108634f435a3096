const days = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' })

/** The day of a moment, as people here write it: "21 Nov 2026". */
export const dayOf = (moment: string): string => days.format(new Date(moment))
