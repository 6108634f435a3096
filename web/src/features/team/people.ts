/** Who runs the foundation, by office: what each answers for. */
export interface Office {
  title: string
  duty: string
}

export const LEADER: Office = {
  title: 'Executive Director',
  duty: 'Leads the foundation day by day and answers to the board for every decision: what is built, what is spent, and that nobody is ever charged for a medical feature.',
}

export const BOARD: readonly Office[] = [
  { title: 'Chair', duty: 'Calls the board together and speaks for it.' },
  { title: 'Treasurer', duty: 'Watches what is given and spent, and has the accounts audited.' },
  { title: 'Secretary', duty: 'Keeps the minutes and the foundation’s promises in writing.' },
  { title: 'Medical adviser', duty: 'Checks what responders are shown, and in which order.' },
  { title: 'Privacy adviser', duty: 'Checks who can see what, and has the last word on it.' },
]
