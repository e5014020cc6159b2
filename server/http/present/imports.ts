import type { StagedImport } from '../../usecases/import-desk.ts';
import type { ImportPreview as Preview } from '../../usecases/preview-import.ts';
import type { Import, ImportPreview } from '../contract/imports.ts';

function presentPreview({ features, ...preview }: Preview): ImportPreview {
  return {
    ...preview,
    features: {
      type: 'FeatureCollection',
      features: features.map(({ geometry, ...properties }) => ({ type: 'Feature', properties, geometry })),
    },
  };
}

/** A staged import as it stands: state, question or preview, and at the end its layer version. */
export function presentImport(staged: StagedImport): Import {
  const { id, state, fileName, request, progress, question, preview, reason, result } = staged;
  return {
    id,
    state,
    fileName,
    role: request.role,
    options: request.options as Import['options'],
    progress,
    question: question && { text: question.question, option: question.option, choices: question.choices },
    preview: preview && presentPreview(preview),
    reason,
    result: result && { versionId: result.versionId, label: result.label },
  };
}
