type Failed = { failure: string; newestAt: Date | null; publicOrigin: string }

/** The e-mail to the operator. */
export const backupTexts = {
  subject: 'LifeTag could not make a backup',
  text: ({ failure, newestAt, publicOrigin }: Failed) => `Hello,

The backup of ${publicOrigin} failed: ${failure}

${newestAt ? `The newest good one was made at ${newestAt.toISOString()}.` : 'There is no good one yet.'}

The server tries again every half hour. Run "lifetag doctor" there, which says what to do. You get this e-mail once a day until a backup succeeds.

LifeTag
`,
}
