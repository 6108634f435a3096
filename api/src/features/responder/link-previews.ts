/**
 * Programs that fetch a link because somebody pasted it into a chat, or to list it in a search. They
 * get an empty page: nobody there asked for a medical record. Only names that the programs use for
 * themselves; a browser inside a chat app names the app, too, and has a person before it.
 */
const NAMES = [
  ...['facebookexternalhit', 'facebot', 'meta-externalagent', 'twitterbot', 'slackbot'],
  ...['slack-imgproxy', 'discordbot', 'telegrambot', 'linkedinbot', 'skypeuripreview'],
  ...['microsoftpreview', 'pinterestbot', 'redditbot', 'bluesky cardyb', 'iframely', 'embedly'],
  ...['vkshare', 'line-poker', 'kakaotalk-scrap', 'googlebot', 'google-inspectiontool', 'bingbot'],
  ...['bingpreview', 'yandexbot', 'baiduspider', 'duckduckbot', 'applebot', 'ahrefsbot'],
  ...['semrushbot', 'petalbot', 'gptbot', 'claudebot', 'bytespider', 'mastodon/'],
]
/** These say little else than their name; within a longer text it is the app of a person. */
const AT_THE_START = /^(whatsapp|viber|snapchat|signal|http\.rb)\b/i

export function isLinkPreview(userAgent = ''): boolean {
  const said = userAgent.toLowerCase()
  return AT_THE_START.test(said) || NAMES.some(name => said.includes(name))
}
