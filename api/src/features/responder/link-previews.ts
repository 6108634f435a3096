/**
 * Programs that fetch a link because it was pasted into a chat, or to list it in a search. They get an
 * empty page, because no person asked for the medical record. Browsers within chat apps also name the
 * app, but a person uses them, as with tools such as curl.
 */
const MARKS: readonly RegExp[] = [
  // The address of the operator, which browsers never send.
  /https?:|www\.|\S@\S/,
  // Words for such programs. Cubot is a make of phone.
  /(?<!cu)bot(?![a-z])|crawl|spider|slurp|preview|unfurl|scrape|scrapy|fetcher|embedly|iframely/,
  /external-?hit|external-?agent|facebot|facebookcatalog|archiver|indexer|cardyb|onebox/,
  /imgproxy|imageproxy|mailproxy|media-?repo|snapchatads|contenttabreceiver/,
  // `(compatible; Name/1.0)`, which only old browsers send.
  /\(compatible; (?!msie|konqueror)/,
  // Assistants that read pages for a person, and Google's other programs.
  /-user\/|\bgoogle-|-google\b|googleother|anthropic|cohere-ai|chatgpt|perplexity|mistralai/,
  /\b(claude|gemini|jina)-|omgili|webzio|tavily|autorag|img2dataset|barkrowler/,
  ...[/vkshare/, /line-poker/, /kakaotalk-scrap/, /mastodon\//, /ms-office/],
]
/** Further back in the header, such a name belongs to an app in which a person reads. */
const AT_THE_START: readonly RegExp[] = [
  /^(whatsapp|viber|line|snapchat|snap url|signal|slack|discord|telegram|skype|teams)(?![a-z])/,
  /^(msteams|wire|threema|keybase|threads|tumblr|flipboard|trello|xing|yandex)(?![a-z])/,
  /^(notion\w*|microsoft office|yahoo\w*)(?![a-z])/,
  // Servers of chats and social networks that people run themselves.
  /^(synapse|dendrite|conduit|conduwuit|continuwuity|tuwunel|mattermost|zulip)(?![a-z])/,
  /^(zulipserver|rocket\.?chat|nextcloud|discourse|http\.rb|pleroma|akkoma)(?![a-z])/,
  /^(misskey|friendica)(?![a-z])/,
]

export function isLinkPreview(userAgent = ''): boolean {
  const said = userAgent.toLowerCase()
  return [...AT_THE_START, ...MARKS].some(mark => mark.test(said))
}
