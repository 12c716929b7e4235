UPDATE prompts SET folded_content = '' WHERE folded_content = lower(content);
