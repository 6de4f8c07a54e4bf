import type {PostHogConfig} from 'posthog-js'
import type {AnalyticsConfiguration} from '#config/configuration.ts'
import {analyticsStoragePrefix} from '#analytics/choice.ts'
import {maskEvent} from './mask-event.ts'

/** Elements that autocapture ignores: form fields and messages about them. `ph-no-capture` is PostHog's own class. */
const ignoredSelectors = [
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
 * Returns PostHog's options. Everything beyond counting is off (AN-1). Maximum session length, quota pause and
 * retries have no option; `posthog-internals.test.ts` verifies their built-in values.
 */
export function analyticsOptions({host}: AnalyticsConfiguration): Partial<PostHogConfig> {
  return {
    api_host: host,
    debug: false,
    ...captureOptions,
    ...storageOptions,
    ...disabledFeatures,
    request_queue_config: {flush_interval_ms: 3000},
    session_idle_timeout_seconds: 30 * 60,
    surveys_request_timeout_ms: 10_000,
    feature_flag_request_timeout_ms: 3000,
    rate_limiting: {events_per_second: 10, events_burst_limit: 100},
    before_send: maskEvent,
  }
}

/** `start-analytics.ts` records page views after the first. */
const captureOptions: Partial<PostHogConfig> = {
  autocapture: {css_selector_ignorelist: ignoredSelectors, capture_copied_text: false},
  capture_pageview: true,
  capture_pageleave: true,
  mask_all_element_attributes: true,
  mask_personal_data_properties: true,
  person_profiles: 'identified_only',
}

/** Local storage, because a cookie would be sent with every request. */
const storageOptions: Partial<PostHogConfig> = {
  persistence: 'localStorage',
  persistence_name: analyticsStoragePrefix.replace('ph_', ''),
  cross_subdomain_cookie: false,
  save_campaign_params: false,
  save_referrer: false,
}

/** Surveys and experiments add third-party code to pages; recordings capture personal data. */
const disabledFeatures: Partial<PostHogConfig> = {
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
