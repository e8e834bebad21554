"""Builds the documentation site: what MkDocs needs besides the pages in docs/."""
