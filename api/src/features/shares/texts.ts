export const shareTexts = {
  failures: {
    /** The specification demands these words. */
    noProfile: 'Please create your medical profile first',
    tooMany: ({ most }: { most: number }) =>
      `You already have ${most} links. End one of them first.`,
  },
} as const
