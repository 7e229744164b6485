document.title = 'plain';
