/**
 * What kind of document an archive is, by the names of its parts: a workbook that we read, another kind by name, or
 * null for an archive of files.
 */
export function packageKind(names: readonly string[]): 'workbook' | (string & {}) | null {
  const has = (pattern: RegExp) => names.some((name) => pattern.test(name));
  if (has(/^xl\/workbook\.xml$/i)) return 'workbook';
  if (has(/^xl\/workbook\.bin$/i)) return 'Excel Binary (.xlsb)';
  if (has(/^word\/document\.xml$/i)) return 'Word (.docx)';
  if (has(/^ppt\/presentation\.xml$/i)) return 'PowerPoint (.pptx)';
  if (has(/^Index\/.+\.iwa$|^Index\.zip$/)) return 'Numbers (.numbers)';
  if (has(/^mimetype$/) && has(/^content\.xml$/)) return 'OpenDocument (.ods)';
  return null;
}
