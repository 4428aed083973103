import { i18n, type Messages } from '@lingui/core';
import { importChunk } from '../lazy/chunkImport.ts';
import { MESSAGES_ID, type PageMessages } from './pageMessages.ts';

/**
 * Activates the language of the page, and installs the loader of messages where every bundle's build expects it
 * (tools/cli/src/webpack/messages/messagesPlugin.ts). A page has one language: texts are read when modules are evaluated.
 */
export function installMessages(document: Document): void {
  const locale = document.documentElement.lang;
  const text = document.getElementById(MESSAGES_ID)?.textContent;
  const { scripts, messages }: PageMessages = text ? JSON.parse(text) : { scripts: [], messages: {} };
  i18n.loadAndActivate({ locale, messages });
  const known = new Set(scripts);
  const loadMessages = async (script: string): Promise<void> => {
    const { pathname } = new URL(script);
    if (known.has(pathname)) return;
    const { default: loaded } = (await importChunk(script.replace(/\.js$/, `.${locale}.js`))) as { default: Messages };
    // Texts that are shown already do not change, if another bundle translates them differently.
    i18n.load(locale, { ...loaded, ...i18n.messages });
    known.add(pathname);
  };
  Object.assign(globalThis, { skalMessages: loadMessages });
}
