import {defineConfig} from 'sanity'
import {presentationTool} from 'sanity/presentation'
import {structureTool} from 'sanity/structure'
import {EditorField} from './form/editor-field.tsx'
import {EditorItem} from './form/editor-item.tsx'
import {failureBundle, studioBundle, plainMessagesBundle} from './form/plain-messages.ts'
import {dataset, localProjectId, previewOrigin, projectId} from './environment.ts'
import {EditorInput} from './inputs/editor-input.tsx'
import {TextPlugins} from './inputs/text-plugins.tsx'
import {localSettings} from './local-settings.ts'
import {locations, mainDocuments} from './presentation/locations.ts'
import {publishActionOf} from './publish/publish-action.tsx'
import {removalActionOf} from './publish/removal-action.tsx'
import {SharePage} from './presentation/share-page.ts'
import {overviewTool} from './overview/overview-tool.tsx'
import {withDocumentLayout} from './sanity-internals.ts'
import {savingDocumentLayout} from './saving/document-layout.tsx'
import {PendingWrites} from './saving/pending-writes.ts'
import {schemaTypes} from './schema/schema.ts'
import {guardActions, guardNewDocuments, guardTemplates} from './structure/guards.ts'
import {documentNode, structure} from './structure/structure.ts'
import {clinicianOfKind} from './structure/templates.ts'

const isLocal = projectId === localProjectId
/** Platform services that the local content lake does not have. */
const platform = {enabled: !isLocal}
const writes = new PendingWrites()

export default defineConfig({
  name: 'default',
  title: 'Lamplight',
  projectId,
  dataset,
  ...(isLocal ? localSettings(writes) : {}),
  plugins: [
    structureTool({title: 'Content', structure, defaultDocumentNode: documentNode}),
    presentationTool({
      title: 'Preview',
      previewUrl: {
        initial: previewOrigin,
        previewMode: {enable: '/api/draft-mode/enable', disable: '/api/draft-mode/disable'},
      },
      allowOrigins: [previewOrigin],
      resolve: {locations, mainDocuments},
    }),
  ],
  // The first tool is the Studio's start screen.
  tools: (tools) => [overviewTool, ...tools],
  schema: {
    types: schemaTypes,
    templates: (templates) => [...guardTemplates(templates), clinicianOfKind],
  },
  form: {
    components: {
      field: EditorField,
      input: EditorInput,
      item: EditorItem,
      portableText: {plugins: TextPlugins},
    },
  },
  i18n: {
    // The last locale is the default. Its texts are those of en-US, its dates are British.
    locales: [{id: 'en-GB', title: 'English', weekInfo: {firstDay: 1, weekend: [6, 7]}}],
    bundles: [plainMessagesBundle, studioBundle, failureBundle],
  },
  document: {
    components: isLocal ? withDocumentLayout(savingDocumentLayout(writes)) : {},
    actions: (actions, {schemaType, documentId}) => [
      ...guardActions(actions, schemaType, documentId).map((action) =>
        action.action === 'publish'
          ? publishActionOf(action)
          : action.action === 'unpublish' || action.action === 'delete'
            ? removalActionOf(action)
            : action,
      ),
      ...(schemaType === 'page' ? [SharePage] : []),
    ],
    newDocumentOptions: guardNewDocuments,
    comments: platform,
  },
  announcements: {enabled: false},
  tasks: platform,
  releases: platform,
  scheduledDrafts: platform,
  scheduledPublishing: platform,
  mediaLibrary: {enabled: false},
  advancedVersionControl: {enabled: false},
  apps: {canvas: {enabled: false}},
})
