import type {PostHogConfig} from 'posthog-js'
import type {AnalyticsConfiguration} from '#config/analytics.ts'
import {analyticsStoragePrefix} from '#analytics/choice.ts'
import {maskEvent} from './mask-event.ts'

/**
 * Where presses and changes are not looked at: whatever a visitor fills in, and what a form or a dialog says about it.
 * `ph-no-capture` is PostHog's own name for such a place.
 */
export const unseen = [
  'form',
  'input',
  'select',
  'textarea',
  'dialog',
  '[role="dialog"]',
  '[role="alert"]',
  '[role="status"]',
  '.ph-no-capture',
]

/**
 * The options of PostHog, each as AN-1 says; what it does not name and asks for more than counting is off. The
 * library has no option for a session's longest time (24 hours), the pause after a full quota (60 seconds) and the
 * number of retries (10): they are its own, and `posthog-internals.test.ts` holds them.
 *
 * @param configuration - where events go
 */
export function analyticsOptions({host}: AnalyticsConfiguration): Partial<PostHogConfig> {
  return {
    api_host: host,
    debug: false,
    ...whatIsCounted,
    ...whatIsStored,
    ...whatIsOff,
    request_queue_config: {flush_interval_ms: 3000},
    session_idle_timeout_seconds: 30 * 60,
    surveys_request_timeout_ms: 10_000,
    feature_flag_request_timeout_ms: 3000,
    rate_limiting: {events_per_second: 10, events_burst_limit: 100},
    before_send: maskEvent,
  }
}

/** Page views after the first are recorded with each change of page, by us: see `start-analytics.ts`. */
const whatIsCounted: Partial<PostHogConfig> = {
  autocapture: {css_selector_ignorelist: unseen, capture_copied_text: false},
  capture_pageview: true,
  capture_pageleave: true,
  mask_all_element_attributes: true,
  mask_personal_data_properties: true,
  person_profiles: 'identified_only',
}

/** In local storage: a cookie would travel with every request to the site. */
const whatIsStored: Partial<PostHogConfig> = {
  persistence: 'localStorage',
  persistence_name: analyticsStoragePrefix.replace('ph_', ''),
  cross_subdomain_cookie: false,
  save_campaign_params: false,
  save_referrer: false,
}

/** Surveys and experiments put words and code of another company into our pages; recordings see everything. */
const whatIsOff: Partial<PostHogConfig> = {
  disable_external_dependency_loading: true,
  disable_session_recording: true,
  disable_surveys: true,
  disable_web_experiments: true,
  disable_product_tours: true,
  disable_conversations: true,
  advanced_disable_toolbar_metrics: true,
  capture_heatmaps: false,
  capture_dead_clicks: false,
  capture_exceptions: false,
  capture_performance: false,
  rageclick: false,
}
