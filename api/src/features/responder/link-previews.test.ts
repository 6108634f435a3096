import { describe, expect, it } from 'vitest'
import { isLinkPreview } from './link-previews'

describe('an empty page goes to', () => {
  it.each([
    'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
    'WhatsApp/2.23.20.0',
    'TelegramBot (like TwitterBot)',
    'Twitterbot/1.0',
    'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
    'Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)',
    'LinkedInBot/1.0 (compatible; Mozilla/5.0; Apache-HttpClient)',
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 (Applebot/0.1)',
    'http.rb/5.1.1 (Mastodon/4.2.0; +https://example.social/)',
  ])('%s', agent => expect(isLinkPreview(agent)).toBe(true))
})

describe('the record goes to', () => {
  it.each([
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Version/17.5 Mobile/15E148 Safari/604.1',
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36',
    'Mozilla/5.0 (Linux; Android 13; SM-A536B; wv) AppleWebKit/537.36 Chrome/125 Mobile [FB_IAB/FB4A;FBAV/467.0]',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4) AppleWebKit/605.1.15 Mobile/15E148 Instagram 334.0.2 (iPhone14,5)',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4) AppleWebKit/605.1.15 Mobile/15E148 Snapchat/12.90 WhatsApp/24.1',
    'curl/8.5.0',
    '',
    undefined,
  ])('%s', agent => expect(isLinkPreview(agent)).toBe(false))
})
