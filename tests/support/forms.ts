import {randomUUID} from 'node:crypto'
import type {Locator, Page, Request} from '@playwright/test'

/** Matches the endpoints of the site's forms. */
export const endpoints = /\/api\/(?:interest\/register|contact)/

/** Returns a unique e-mail address, so that tests can run in parallel. */
export function newAddress(name: string): string {
  return `${name}-${randomUUID().slice(0, 8)}@example.com`
}

/** Fills in the names and the e-mail address of any form. @param form - an element that contains one form */
export async function fillPerson(form: Locator, email: string): Promise<void> {
  await form.getByLabel(/^First name/i).fill(' Ada ')
  await form.getByLabel(/^Last name/i).fill('Lovelace')
  await form.getByRole('textbox', {name: 'Email'}).fill(email)
}

export function errorSummary(form: Locator): Locator {
  return form.locator('[data-error-summary]')
}

/** Returns the submit button, even when it is disabled. */
export function submitButton(form: Locator): Locator {
  return form.locator('button[type="submit"]')
}

/** Collects the bodies that forms send from now on. @returns an array that grows */
export function collectPosts(page: Page): unknown[] {
  const posts: unknown[] = []
  page.on('request', (request: Request) => {
    if (request.method() === 'POST' && endpoints.test(request.url())) {
      posts.push(request.postDataJSON())
    }
  })
  return posts
}

/** Fails the requests of forms. @param status - of the response, or `null` for a network error */
export async function failPosts(page: Page, status: number | null): Promise<void> {
  await page.route(endpoints, (route) =>
    status === null ? route.abort() : route.fulfill({status, body: ''}),
  )
}
