export const donationTexts = {
  receipt: {
    subject: ({ number }: { number: string }) => `Donation receipt ${number}`,
    /** `receipt` has lines, which the app shows too. */
    text: ({ receipt }: { receipt: string }) => `Thank you for your gift.

${receipt}
`,
  },
} as const
