type Names = { name: string; askedBy: string }

/** The confirmation as a text message. */
export function confirmContactText(url: string, { name, askedBy }: Names) {
  const whose = name === '' ? 'a LifeTag card' : `${name}’s LifeTag card`
  const asks = askedBy === '' ? 'Somebody' : askedBy
  return {
    title: 'LifeTag',
    body: `${asks} asked whether you want to be told when ${whose} is opened. If it was not you, do nothing.`,
    link: { title: 'Say yes', url },
  }
}

/**
 * The confirmation to an address that a person typed. It contains first names and what the link starts.
 */
export function confirmContactEmail(link: string, { name, askedBy }: Names) {
  const whose = name === '' ? 'a LifeTag card' : `${name}’s LifeTag card`
  const asks = askedBy === '' ? 'Somebody' : askedBy
  const text = [
    'Hello,',
    `${asks} asked whether you want to be told when ${whose} is opened, and your address was entered for it.`,
    `If that was you, press here once more: ${link}`,
    'If it was not you, do nothing: you get no further email.',
    'LifeTag',
  ]
  return { subject: 'Be told when a card is opened?', text: `${text.join('\n\n')}\n` }
}
