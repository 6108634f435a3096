/** Contains no name and nothing that a person typed, because it may go to a stranger. */
export function invitationEmail(link: string, expiresAt: Date) {
  const day = expiresAt.toISOString().slice(0, 10)
  const lines = [
    'Hello,',
    'somebody would like to share a record in LifeTag with you. LifeTag keeps what matters in an emergency.',
    'To see who it is, and to accept or not, open this link and sign in, or make an account with this email address:',
    link,
    `It works once, until ${day}. Opening it changes nothing.`,
    'If you do not know what this is about, you can ignore this email.',
    'LifeTag',
  ]
  return {
    subject: 'An invitation to a record in LifeTag',
    text: `${lines.join('\n\n')}\n`,
  }
}
