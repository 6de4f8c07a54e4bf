import {escapeHtml} from '#lib/escape-html.ts'
import type {Mail, MailContent} from './mail.ts'

export function renderMail(content: MailContent, to: string, messageId: string): Mail {
  const {subject, paragraphs, button, footerLink} = content
  return {
    messageId,
    to,
    replyTo: null,
    subject: subject.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim(),
    // The proof of consent has no link.
    wording: button === null ? null : [subject, ...paragraphs, button.label].join('\n\n'),
    text: renderText(content),
    html: renderHtml(content),
    headers: {
      // Keeps automatic responders from replying (RFC 3834 §5).
      'Auto-Submitted': 'auto-generated',
      ...(footerLink && {
        'List-Unsubscribe': `<${footerLink.href}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
  }
}

function renderText({paragraphs, button, footer, footerLink}: MailContent): string {
  const parts = [
    ...paragraphs,
    ...(button === null ? [] : [`${button.label}:\n${button.href}`, button.note ?? '']),
    '-- ',
    ...footer,
    ...(footerLink === null ? [] : [`${footerLink.label}:\n${footerLink.href}`]),
  ]
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`
}

/** Colours for dark mail programs, which read no others than those in a style element. */
const dark = [
  'body{color:#e8ebf0!important;background:#14181f!important}',
  'a{color:#e8ebf0!important}',
  '.small{color:#b6bfcc!important}',
  '.button{color:#14181f!important;background:#e8ebf0!important}',
].join('')

/** Renders a small HTML document, with every value escaped. */
function renderHtml(content: MailContent): string {
  const {subject, preheader, paragraphs, button, footer, footerLink} = content
  const link = (label: string, href: string, style: string, kind = '') =>
    `<a${kind} href="${escapeHtml(href)}" style="${style}">${escapeHtml(label)}</a>`
  const paragraph = (html: string, style = 'margin:0 0 16px', kind = '') =>
    `<p${kind} style="${style}">${html}</p>`
  return [
    '<!doctype html><html lang="en-GB"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width">',
    '<meta name="color-scheme" content="light dark">',
    `<style>@media (prefers-color-scheme:dark){${dark}}</style>`,
    `<title>${escapeHtml(subject)}</title></head>`,
    '<body style="margin:0 auto;max-width:36em;padding:24px;font:17px/1.5 sans-serif;color:#1d2430;background:#fff">',
    preheader === null
      ? ''
      : `<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preheader)}</div>`,
    ...paragraphs.map((text) => paragraph(escapeLines(text))),
    button === null
      ? ''
      : paragraph(
          link(
            button.label,
            button.href,
            'display:inline-block;padding:12px 20px;background:#1d2430;color:#fff;text-decoration:none;border-radius:6px',
            ' class="button"',
          ),
        ),
    button?.note
      ? paragraph(escapeLines(button.note), 'margin:0 0 16px;color:#4a5362', ' class="small"')
      : '',
    '<hr style="border:0;border-top:1px solid #c9ced6;margin:24px 0">',
    ...footer.map((text) =>
      paragraph(escapeLines(text), 'margin:0 0 8px;font-size:15px;color:#4a5362', ' class="small"'),
    ),
    footerLink === null
      ? ''
      : paragraph(
          link(footerLink.label, footerLink.href, 'color:#1d2430'),
          'margin:0;font-size:15px',
        ),
    '</body></html>',
  ]
    .filter((part) => part !== '')
    .join('\n')
}

function escapeLines(text: string): string {
  return escapeHtml(text)
    .replace(/https?:\/\/[^\s<]*[\w/]/g, '<a href="$&">$&</a>')
    .replace(/\r\n|\r|\n/g, '<br>')
}
