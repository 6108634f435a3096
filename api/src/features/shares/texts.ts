export const shareTexts = {
  failures: {
    /** Quoted by the specification. */
    noProfile: 'Please create your medical profile first',
    tooMany: ({ most }: { most: number }) =>
      `You already have ${most} links. End one of them first.`,
  },
} as const
