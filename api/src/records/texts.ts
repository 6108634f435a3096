export const recordTexts = {
  failures: {
    tooManyMembers: ({ most }: { most: number }) => `At most ${most} others can open one record.`,
    tooManyRecords: ({ most }: { most: number }) =>
      `One person can open at most ${most} records of other people.`,
  },
} as const
